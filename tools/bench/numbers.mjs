// Statistics of samples, and milliseconds as a text.
export const percentile = (samples, p) => {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)];
};
export const ms = (n) => (n < 10 ? n.toFixed(1) : String(Math.round(n)));
