"""The look of a report: the paper-cut sea by day and by night, nothing loaded from anywhere."""

STYLE = """
:root { color-scheme: light dark; --paper: #f6f1e7; --card: #fffdf8; --ink: #17313b;
  --soft: #47606a; --line: #c9d3cf; --deep: #0e4a5c; --water: #1f7a8c; --lagoon: #8fcfd0;
  --coral: #e4572e; --gold: #e0a526; --leaf: #5b8c5a; --foam: #ddeeea; }
@media (prefers-color-scheme: dark) { :root { --paper: #0b1d26; --card: #12303b; --ink: #e8f1ee;
  --soft: #a9c2c4; --line: #2a5260; --deep: #071620; --water: #3a9bac; --lagoon: #2f7180;
  --coral: #f47a52; --gold: #edb947; --leaf: #7fb27c; --foam: #1b414e; } }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 0; font-variant-numeric: tabular-nums; }
header { background: var(--deep); color: #f6f1e7; padding: 2.2rem 0 3.4rem; }
header > *, main { max-width: 68rem; margin-inline: auto; padding-inline: 1.5rem; }
header h1 { margin-block: 0 .3rem; font-size: 2.1rem; line-height: 1.15; }
header p { margin-block: .2rem; color: #ddeeea; } header code { color: #e9d8a6; }
.waves { display: block; width: 100%; height: 34px; margin-top: -34px; color: var(--paper); }
main { padding-bottom: 3rem; }
h2 { margin: 2.6rem 0 .8rem; font-size: 1.5rem; } .soft, .small { color: var(--soft); }
nav { margin: 1rem 0; } nav a { margin-right: 1rem; font-weight: 600; }
a { color: var(--water); }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(6, 1fr); }
.pairs { columns: 2; column-gap: 2rem; } .pairs > * { break-inside: avoid; margin-bottom: 1.2rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  padding: 1rem 1.2rem; box-shadow: 0 2px 0 rgb(14 74 92 / .12); min-width: 0; }
.cards > * { grid-column: span 3; } .cards > .third { grid-column: span 2; }
.cards > .wide { grid-column: 1 / -1; } .card h3 { margin: 0 0 .6rem; font-size: 1.05rem; }
.card > p { margin: .2rem 0 .8rem; font-size: .9rem; color: var(--soft); }
@media (max-width: 52rem) { .cards > *, .cards > .third { grid-column: 1 / -1; }
  .pairs { columns: 1; } }
.plot { display: block; width: 100%; height: auto; font-size: 14px; fill: var(--ink); }
.plot .small, svg .small { font-size: 12px; fill: var(--soft); }
svg .bar { fill: var(--lagoon); } svg .bar.high { fill: var(--gold); }
svg .bar.low { fill: var(--coral); } svg .bar.good { fill: var(--leaf); }
svg .bar.pale { fill: var(--line); }
svg .whisker { stroke: var(--ink); stroke-width: 1.6; fill: none; }
svg .even { stroke: var(--coral); stroke-width: 1.6; stroke-dasharray: 4 3; fill: none; }
svg .axis { stroke: var(--soft); stroke-width: 1; fill: none; }
.swing { display: inline-block; width: 120px; height: 16px; vertical-align: middle; }
.number { display: inline-block; width: 4.6em; }
@media (max-width: 30rem) { .swing { width: 72px; } td, th { padding-inline: .25rem; } }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
td, th { padding: .28rem .5rem; text-align: right; border-bottom: 1px solid var(--line); }
td:first-child, th:first-child { text-align: left; } td.text { text-align: left; }
td:last-child { white-space: nowrap; } .card p.small { margin: .4rem 0 0; text-align: center; }
.good { color: var(--leaf); font-weight: 600; } .bad { color: var(--coral); font-weight: 600; }
.guess { border-bottom: 2px dotted var(--gold); cursor: help; }
td.text { white-space: normal; } details summary { cursor: pointer; font-weight: 600; }
"""

WAVES = (
    '<svg class="waves" viewBox="0 0 1200 34" preserveAspectRatio="none" aria-hidden="true">'
    '<path fill="currentColor" d="M0 20C100 4 200 4 300 18S500 34 600 20 800 2 900 16s200 18 '
    '300 4V34H0Z"/></svg>'
)
