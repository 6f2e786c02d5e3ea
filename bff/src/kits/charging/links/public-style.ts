/** How a payer's page looks, in both themes; part of the page, so that it is there with the first bytes. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --bg: #f3f6f5; --card: #fff; --ink: #12211e; --soft: #4b5f5a; --line: #c9d5d1;
  --brand: #0b4f4a; --on: #fff; --bad: #a3231a; --good: #0a5c36;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0e1715; --card: #172421; --ink: #e8f0ee; --soft: #a9bbb6; --line: #33463f;
    --brand: #7fd1c4; --on: #0c1a18; --bad: #ff9d93; --good: #86dcae;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--ink);
  font: 16px/1.5 Geist, 'Until Geist', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main { max-width: 34rem; margin: 0 auto; padding: 1rem; }
header { padding: 1rem 0 .5rem; }
footer { padding: 0 0 2rem; font-size: .875rem; color: var(--soft); }
h1 { margin: 0; font-size: 1.25rem; }
h2 { margin: 0 0 .5rem; font-size: 1.05rem; }
a { color: var(--brand); }
.card { margin: 0 0 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.card > p { margin: 0 0 .5rem; }
.card > :last-child { margin-bottom: 0; }
.soft { color: var(--soft); margin: .25rem 0; }
.card > .total { margin: .75rem 0 .25rem; font-size: 1.75rem; font-weight: 600; font-variant-numeric: tabular-nums; }
button + .soft { margin-top: .75rem; }
ul.items { margin: 0; padding: 0; list-style: none; }
ul.items li { display: flex; gap: 1rem; justify-content: space-between; padding: .25rem 0; }
.items span:last-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
label { display: block; margin: .75rem 0 .25rem; font-weight: 600; }
input, select {
  width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--bg); border: 1px solid var(--soft); border-radius: 8px;
}
input[aria-invalid=true] { border-color: var(--bad); }
.fault { margin: .25rem 0 0; color: var(--bad); }
button, .button {
  display: block; width: 100%; min-height: 3rem; margin-top: 1rem; padding: .75rem 1rem; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; color: var(--on); background: var(--brand);
  border: 0; border-radius: 8px; cursor: pointer;
}
[hidden] { display: none; }
button:disabled { opacity: .6; }
.plain { color: var(--brand); background: none; border: 1px solid var(--brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
code {
  display: block; padding: .75rem; overflow-wrap: anywhere; background: var(--bg); border-radius: 8px; font-size: .9rem;
}
.qr { display: block; width: 100%; max-width: 15rem; height: auto; margin: .5rem auto; background: #fff; border-radius: 8px; }
.state { font-weight: 600; }
.paid { color: var(--good); }
.two { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: 0 .75rem; }
`;
