/** How the sheet looks: made for paper, A4 or letter as the printer has it, and readable on a screen. */
export const STYLE = `
:root { --ink: #1d1a16; --soft: #6b6358; --line: #cfc6b6; --accent: #7a1f1f; --tint: #f6efe0; }
@page { margin: 15mm 14mm 17mm; @bottom-right { content: counter(page); font: 8pt Georgia, serif; color: #6b6358; } }
* { box-sizing: border-box; }
html { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { margin: 0 auto; max-width: 190mm; color: var(--ink); background: #fff;
  font: 9.5pt/1.38 Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Liberation Serif', serif; }
h1, h2, h3, p, ul, dl { margin: 0; }
.head { border-bottom: 2.5pt double var(--accent); padding: 0 0 6mm; margin-bottom: 7mm; text-align: center; }
.head .over { letter-spacing: .22em; text-transform: uppercase; font-size: 8.5pt; color: var(--accent); }
.head h1 { font-size: 34pt; font-weight: 400; line-height: 1.1; margin: 2mm 0 1mm; }
.head .law { color: var(--soft); font-size: 8.5pt; max-width: 140mm; margin: 2mm auto 0; }
.head .marked { margin: 4mm auto 0; max-width: 150mm; padding: 1.6mm 4mm; background: var(--tint); border-left: 2pt solid var(--accent);
  font-size: 8.5pt; text-align: left; }
.contents { columns: 2; column-gap: 12mm; list-style: none; padding: 0; margin: 3mm 0 8mm; }
.contents li { break-inside: avoid; border-bottom: .5pt dotted var(--line); padding: .8mm 0; }
.contents small { color: var(--soft); font-style: italic; margin-left: 1mm; }
.contents a { color: inherit; text-decoration: none; }
section { break-before: page; }
section > h2 { font-size: 21pt; font-weight: 400; border-bottom: 1pt solid var(--accent); padding-bottom: 1.5mm;
  margin-bottom: 4mm; break-after: avoid; }
section > h2 small { font-size: 12pt; color: var(--soft); font-style: italic; margin-left: 3mm; }
section > h2 .seats { float: right; font-size: 9pt; color: var(--soft); margin-top: 4mm; }
h3 { font-size: 9pt; letter-spacing: .12em; text-transform: uppercase; color: var(--accent); font-weight: 600; margin: 6mm 0 2mm;
  break-after: avoid; }
h3 small { text-transform: none; letter-spacing: 0; color: var(--soft); font-style: italic; font-weight: 400; font-size: 9pt;
  margin-left: 2mm; }
.entry { display: grid; grid-template-columns: 27mm repeat(var(--languages), 1fr); column-gap: 5mm; padding: 1.8mm 0;
  border-top: .5pt solid var(--line); }
.entry > header { font-size: 7.5pt; overflow-wrap: anywhere; break-after: avoid; }
.entry > header b { display: block; font-family: 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif; font-size: 7.5pt;
  letter-spacing: .02em; }
.entry .at { display: block; color: var(--soft); font-size: 7pt; line-height: 1.3; }
.entry > div { hyphens: auto; orphans: 2; widows: 2; min-width: 0; overflow-wrap: break-word; }
.entry > div + div { color: #3c362e; }
.entry p + p { margin-top: 1mm; }
.entry dl { display: grid; grid-template-columns: max-content 1fr; column-gap: 2.5mm; }
.entry dt { color: var(--accent); font-size: 8pt; padding-top: .25mm; }
.entry dd { margin: 0; }
.entry .sets { list-style: none; padding: 0; margin-top: 1mm; font-size: 7.8pt; line-height: 1.35; color: var(--soft); }
.entry .sets li { padding-left: 3mm; text-indent: -3mm; }
.entry .sets li::before { content: '▸ '; color: var(--accent); }
.entry .sets b { color: var(--ink); }
.entry .mark { margin-top: 1mm; font-size: 8pt; border: .5pt solid var(--accent); padding: .6mm 1.6mm; }
.ruling { background: var(--tint); border-left: 2pt solid var(--accent); border-top: 0; padding: 2mm 2.5mm; margin-bottom: 1.6mm; }
.ruling .asks { font-style: italic; }
.ruling .readings { font-size: 8pt; color: var(--soft); }
.switches { display: block !important; margin-top: 1.4mm; border-top: .5pt dotted var(--accent); padding-top: 1mm; font-size: 8pt; }
.switches dt { color: var(--ink); }
.switches dd { color: var(--soft); margin-bottom: .8mm; }
.switches b { color: var(--accent); }
code { font: 7pt 'DejaVu Sans Mono', Menlo, monospace; color: var(--soft); overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-size: 8.5pt; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; border-bottom: 1pt solid var(--ink); padding: .8mm 2mm .8mm 0; vertical-align: bottom; }
td { border-bottom: .5pt solid var(--line); padding: .7mm 2mm .7mm 0; vertical-align: top; }
th small { display: block; }
td small { margin-left: 1.5mm; }
th small, td small { color: var(--soft); font-style: italic; font-weight: 400; font-size: 7.5pt; line-height: 1.2; }
td:last-child { font: 7pt Arial, 'Liberation Sans', sans-serif; color: var(--soft); }
tr { break-inside: avoid; }
thead { display: table-header-group; }
@media screen { html { background: #ddd5c5; } body { padding: 14mm; margin: 8mm auto; box-shadow: 0 1mm 6mm #0003; max-width: 210mm; }
  section { margin-top: 14mm; } }
@media screen and (max-width: 700px) { body { padding: 5mm; margin: 0; } .entry { grid-template-columns: 1fr; row-gap: 1.5mm;
  } .contents { columns: 1; } }
`.trim();
