"""How reports look: the paper, ice and ink of the table page, in a file that needs nothing else."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: light-dark(#eef3f6, #0e1a24);
  --surface: light-dark(#f9fcfd, #152530);
  --sunk: light-dark(#e3ebf0, #0a141c);
  --ink: light-dark(#14212b, #e8f0f5);
  --soft: light-dark(#42535f, #b4c5d0);
  --line: light-dark(rgb(20 33 43 / 20%), rgb(232 240 245 / 20%));
  --mark: light-dark(#1f5573, #8fc4de);
  --ice: light-dark(#bfdce9, #1f5573);
  --warm: light-dark(#b04d00, #f89a58);
  --cold: light-dark(#3c9bd6, #3c9bd6);
  --seat-0: light-dark(#b87a00, #f0b53a);
  --seat-1: light-dark(#1f7fbd, #5fb4ea);
  --seat-2: light-dark(#00805d, #35c496);
  --seat-3: light-dark(#c25400, #f98a3c);
  --seat-4: light-dark(#8f4489, #cf8cca);
  --title: 'Alegreya', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif;
  --text: 'Inter', 'Segoe UI', system-ui, sans-serif;
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); font: 1rem/1.5 var(--text); }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; font-variant-numeric: tabular-nums; }
h1, h2, h3 { font-family: var(--title); font-weight: 600; line-height: 1.15; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.4rem + 3vw, 3rem); }
h2 { font-size: 1.45rem; }
h3 { font-size: 1.1rem; }
p { margin: 0.35rem 0 0; max-width: 65ch; }
.lede { color: var(--soft); font-size: 1.1rem; }
.about { color: var(--soft); font-size: 0.9rem; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin-top: 1.25rem;
  padding: 1.25rem; min-width: 0; }
.pair { display: grid; gap: 0 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); }
.scroll { overflow-x: auto; margin-top: 0.9rem; }
.scroll:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
table { border-collapse: collapse; font-size: 0.9rem; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: 0.4rem 0.7rem 0.4rem 0; text-align: right;
  white-space: nowrap; }
thead th { color: var(--soft); font-weight: 500; vertical-align: bottom; }
th:first-child, td.words { text-align: left; }
td.words { white-space: normal; min-width: 12rem; }
tbody th { font-weight: 600; }
tbody tr:last-child > * { border-bottom: 0; }
.heat { width: auto; min-width: 60%; }
.heat td { text-align: center; padding: 0.5rem 0.75rem; border: 2px solid var(--surface); border-radius: 6px; }
.heat td small { display: block; font-size: 0.75rem; line-height: 1.2; }
.heat thead th { text-align: center; padding: 0 0.75rem 0.4rem; }
.heat th { border-bottom: 0; }
.heat tbody th { padding-right: 1rem; }
svg { display: block; margin-top: 0.9rem; overflow: visible; width: 100%; }
svg svg { margin: 0; }
svg text { fill: var(--ink); font: 0.85rem var(--text); font-variant-numeric: tabular-nums; }
svg .name { font-weight: 600; }
svg .tick { fill: var(--soft); font-size: 0.75rem; }
svg .grid { stroke: var(--line); }
svg .fair { stroke: var(--soft); stroke-dasharray: 4 4; }
svg .whisker { stroke: var(--mark); stroke-width: 6; stroke-linecap: round; opacity: 0.35; }
svg .dot { fill: var(--mark); stroke: var(--surface); stroke-width: 1.5; }
svg .half { stroke: var(--mark); stroke-width: 6; }
svg .notch { stroke: var(--surface); stroke-width: 2; }
svg .shape { fill: var(--ice); stroke: var(--mark); vector-effect: non-scaling-stroke; }
svg .above { paint-order: stroke; stroke: var(--surface); stroke-width: 4px; }
svg .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
svg .mark { fill: var(--surface); stroke-width: 2; }
svg .number { font-size: 0.75rem; font-weight: 600; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; margin: 0.9rem 0 0; padding: 0; }
.legend li { align-items: center; display: flex; gap: 0.5rem; }
.legend svg { margin: 0; width: 34px; }
.axis { max-width: none; text-align: right; }
ol { margin: 0.9rem 0 0; padding-left: 1.4rem; }
ol li { margin-top: 0.4rem; max-width: 70ch; padding-left: 0.3rem; }
.decisions td, .decisions tbody th { vertical-align: top; }
.decisions td.name { text-align: left; }
.decisions thead th:nth-child(-n+4), .decisions thead th:last-child { text-align: left; }
.decisions i { border-radius: 2px; display: inline-block; height: 0.7rem; margin-right: 0.4rem; width: 0.7rem; }
.decisions .slip .verdict, .decisions .mistake .verdict, .decisions .blunder .verdict { color: var(--warm); }
.decisions .blunder .verdict { font-weight: 700; }
.decisions .words { font-size: 0.85rem; }
details { margin-top: 0.9rem; }
summary { color: var(--soft); cursor: pointer; font-size: 0.9rem; padding: 0.6rem 0; width: fit-content; }
dl { display: grid; gap: 0.35rem 1.25rem; grid-template-columns: max-content 1fr; font-size: 0.9rem;
  margin: 0.9rem 0 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 32rem) {
  body { padding: 1.25rem 0.75rem 3rem; }
  section { padding: 1rem 0.9rem; }
  dl { grid-template-columns: 1fr; }
  dd { margin-bottom: 0.5rem; }
  .decisions, .decisions tbody, .decisions tr, .decisions tbody th, .decisions td { display: block; border: 0; }
  .decisions thead { display: none; }
  .decisions tr { border-bottom: 1px solid var(--line); padding: 0.6rem 0; position: relative; }
  .decisions tbody th { float: left; padding: 0.1rem 0.6rem 0.1rem 0; }
  .decisions td, .decisions td.words { padding: 0.1rem 0; text-align: left; white-space: normal; }
  .decisions td:not(.name, .words:nth-child(3)) { display: flex; gap: 0.5rem; }
  .decisions td:not(.name, .words:nth-child(3))::before {
    color: var(--soft); content: attr(data-head); flex: none; width: 7.5rem; }
}
@media print { section { break-inside: avoid; } }
"""
