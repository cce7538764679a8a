import { writeFileSync } from 'node:fs';

/**
 * What became of each project of a vitest run. A file that broke outside its tests counts as one that failed, since its
 * tests never ran.
 */
export const countByProject = (modules) => {
  const counts = {};
  for (const module of modules) {
    const count = (counts[module.project.name] ??= { passed: 0, failed: 0 });
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const failed = states.filter((state) => state === 'failed').length;
    count.passed += states.filter((state) => state === 'passed').length;
    count.failed += failed === 0 && module.state() === 'failed' ? 1 : failed;
  }
  return counts;
};

/** A vitest reporter: the JSON one does not say which project a test is of. */
export default class {
  onTestRunEnd(modules) {
    writeFileSync(process.env.PORTAL_TESTS_COUNTS, JSON.stringify(countByProject(modules)));
  }
}
