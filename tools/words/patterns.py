"""Keys that the sources do not show: where they come from, and which they are. Such are declared here and only here."""

from __future__ import annotations

# Patterns that are found in the sources but say too little; what stands for them is listed below.
VAGUE = {"winter-*-*", "*-page-*", "*-count", "*-id", "*-is", "*-list", "*-help", "*-picture", "*-written"}

# What code fills in, and the messages that this can be. `*` is any text.
DECLARED = {
    "named by what stands on them (games/winter/sentences.ts)": [
        "winter-card-*", "winter-chief-*", "winter-species-*", "winter-setup-card-*", "winter-column-*",
    ],
    "names behind the fields of events, actions and questions (docs/words.md)": [
        "roam-slot-*", "roam-name-loc-*", "winter-side-*", "winter-figure-*", "winter-chief-*", "winter-types-*",
        "ice1-name-*", "ice2-name-*",
    ],
    "the texts of a reference, paragraph by paragraph (web/src/rules)": ["*-rules-*"],
    "explanations of options (home, and nunatak games)": ["*-option-*-help"],
    "the texts of lessons, which their files name (data/<game>/lessons)": ["*-course-*"],
}  # fmt: skip

# Calls whose key comes from elsewhere: what it is.
PASSED_ON = {
    "web/src/app/api.ts: key": "page-error-*, made a line above",
    "web/src/games/ice/Edifices.svelte: id": "not a message: a set of ids",
    "web/src/games/ice/lens.ts: said": "one of two keys a line above",
    "web/src/games/plain/words.ts: key": "the words of a game of another package",
    "web/src/games/winter/marks.ts: value": "not a message: the name of a place",
    "web/src/home/Options.svelte: key": "*-value-*-*, made a line above",
    "web/src/learn/LearnPage.svelte: first.title": "*-course-*, from the server",
    "web/src/learn/LearnPage.svelte: lesson.idea": "*-course-*, from the server",
    "web/src/learn/LearnPage.svelte: lesson.title": "*-course-*, from the server",
    "web/src/review/story.ts: has(own": "matter-*-*, made a line above",
    "web/src/review/story.ts: own": "matter-*-*, made a line above",
    "web/src/rules/SectionText.svelte: key": "*-rules-*",
    "web/src/rules/Stepper.svelte: key": "*-rules-example-*",
    "web/src/rules/search.ts: key(`example-${example}-${told.length + 1}`": "*-rules-example-*",
    "web/src/table/Beyond.svelte: WORDS[way]": "keys that are written out above",
    "web/src/table/Log.svelte: key": "page-event-*, made two lines above",
    "web/src/table/lesson/Companion.svelte: next.title": "*-course-*, from the server",
    "web/src/table/lesson/Companion.svelte: text.key": "*-course-*, from the server",
    "web/src/table/model.svelte.ts: message.reason": "*-refuse-*, from the server",
    "web/src/table/names.ts: key": "*-value-*-*, made a line above",
    "web/src/table/reasons.ts: has(own": "reason-*-*, made a line above",
    "web/src/table/reasons.ts: own": "reason-*-*, made a line above",
    "web/src/table/scene.svelte.ts: refused.reason": "*-refuse-*, from the server",
}
# The machinery itself, which passes on what it is given.
MACHINERY = "web/src/text/"
