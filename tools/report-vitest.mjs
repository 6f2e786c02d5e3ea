// A reporter of Vitest. Writes, as JSON to the file that VITEST_NOTES names, what is in no other report: errors thrown outside of any
// test, which fail the run, and the tests that passed at a later try.
import { writeFileSync } from 'node:fs';

export default class ReportVitest {
  onTestRunEnd(modules, errors) {
    if (!process.env.VITEST_NOTES) return;
    const outside = errors.map(({ message, stacks, VITEST_TEST_PATH }) => ({
      file: VITEST_TEST_PATH ?? stacks?.[0]?.file ?? 'no file',
      message: [message, ...(stacks ?? []).slice(0, 2).map(({ file, line }) => `at ${file}:${line}`)].join('\n'),
    }));
    const late = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({ file: module.moduleId, name: test.fullName })),
    );
    writeFileSync(process.env.VITEST_NOTES, JSON.stringify({ outside, late }));
  }
}
