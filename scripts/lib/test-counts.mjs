/** Counts of a vitest JSON report. */
export const fromVitest = ({ numPassedTests, numFailedTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

/** Counts of a Playwright JSON report. One that passed when repeated passed; Playwright names it. */
export const fromPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
});

/** Counts of one project of a run that count-by-project.mjs counted; null when it was not there. */
export const fromProject = (project) => (counts) => counts[project] ?? null;

/**
 * What became of a suite. One that ended badly without a failed test (it broke before or after them), left no report
 * or ran nothing counts as one failure: silence is not success.
 */
export const outcome = (name, exitCode, counts) => {
  if (counts === null) return { name, passed: 0, failed: 1, why: 'não deixou resultado' };
  const { passed, failed, named = [] } = counts;
  if (passed + failed === 0) return { name, passed, failed: 1, why: 'nenhum teste rodou' };
  if (exitCode !== 0 && failed === 0) {
    return { name, passed, failed: 1, why: `terminou com o código ${exitCode}` };
  }
  return { name, passed, failed, why: null, named };
};

/** What became of suites that one program ran: where one tells why it ended badly, the others are what they counted. */
export const outcomes = (exitCode, suites) => {
  const told = suites.some(({ counts }) => counts?.failed > 0);
  return suites.map(({ name, counts }) => outcome(name, told ? 0 : exitCode, counts));
};

export const total = (outcomes) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
});
