// Small statistics, and the lines of a table.
export const percentile = (samples, p) => {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)];
};
export const median = (samples) => percentile(samples, 0.5);
export const ms = (n) => (n < 10 ? n.toFixed(1) : String(Math.round(n)));

/** Rows of a Markdown table. */
export const table = (heading, rows) => [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
