const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
  bytes: 'total-byte-weight',
};
/** Least score of each category, of 100 (the design's "Figures to hold"). */
const FLOOR = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Most LCP, in simulated ms, and most bytes of a first visit. */
const CEILING = { lcp: 1400, bytes: 300_000 };

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Medians over several Lighthouse reports of one page: scores of 100, LCP and TBT in ms, CLS bare, bytes over the line, and
 * the machine's own speed as Lighthouse found it (it takes a computer of 1,500 to 2,000 to be four times a phone).
 * @returns {Record<string, number>}
 */
export const summarize = (reports) => ({
  ...Object.fromEntries(
    CATEGORIES.map((id) => [
      id,
      Math.round(median(reports.map((report) => report.categories[id].score)) * 100),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(AUDITS).map(([name, id]) => [
      name,
      median(reports.map((report) => report.audits[id].numericValue)),
    ]),
  ),
  machine: median(reports.map((report) => report.environment.benchmarkIndex)),
});

/** What does not hold on that page, a line each. */
export const judge = (page, figures) => [
  ...Object.entries(FLOOR)
    .filter(([id, floor]) => !(figures[id] >= floor))
    .map(([id, floor]) => `${page}: ${id} ${figures[id]}, e o piso é ${floor}.`),
  ...Object.entries(CEILING)
    .filter(([id, ceiling]) => !(figures[id] <= ceiling))
    .map(([id, ceiling]) => `${page}: ${id} ${Math.round(figures[id])}, e o teto é ${ceiling}.`),
];
