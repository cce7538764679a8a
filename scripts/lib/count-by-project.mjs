import { writeFileSync } from 'node:fs';

const firstLine = (error) => String(error?.message ?? '').split('\n', 1)[0];

/** Those that failed or passed only when repeated, with why: who reads the end of a long run finds them there. */
const named = (tests, file) =>
  tests.flatMap((test) => {
    const { state, errors = [] } = test.result();
    const repeated = state === 'passed' && test.diagnostic()?.flaky;
    if (state !== 'failed' && !repeated) return [];
    const how = repeated ? 'passou na repetição' : 'falhou';
    return `${how}: ${file} › ${test.fullName}: ${firstLine(errors[0])}`;
  });

/**
 * What became of each project of a vitest run. A file that broke outside its tests counts as one that failed, since its
 * tests never ran.
 */
export const countByProject = (modules) => {
  const counts = {};
  for (const module of modules) {
    const count = (counts[module.project.name] ??= { passed: 0, failed: 0, named: [] });
    const tests = [...module.children.allTests()];
    const states = tests.map((test) => test.result().state);
    const failed = states.filter((state) => state === 'failed').length;
    count.passed += states.filter((state) => state === 'passed').length;
    const broke = failed === 0 && module.state() === 'failed';
    count.failed += broke ? 1 : failed;
    count.named.push(...named(tests, module.relativeModuleId));
    if (broke) {
      count.named.push(`falhou: ${module.relativeModuleId}: ${firstLine(module.errors()[0])}`);
    }
  }
  return counts;
};

/** A vitest reporter: the JSON one does not say which project a test is of. */
export default class {
  onTestRunEnd(modules) {
    writeFileSync(process.env.PORTAL_TESTS_COUNTS, JSON.stringify(countByProject(modules)));
  }
}
