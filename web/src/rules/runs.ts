/** Rule ids that follow each other, as pairs of the first and the last. */

const parts = (rule: string): readonly [string, number] => {
  const [, series = rule, number = 'NaN'] = /^(.*-)(\d+)$/.exec(rule) ?? []
  return [series, Number(number)]
}

export function runsOf(rules: readonly string[]): readonly (readonly [string, string])[] {
  const runs: [string, string][] = []
  for (const rule of rules) {
    const run = runs.at(-1)
    const [series, number] = parts(rule)
    const [before, last] = run ? parts(run[1]) : ['', NaN]
    if (run && before === series && number === last + 1) run[1] = rule
    else runs.push([rule, rule])
  }
  return runs
}
