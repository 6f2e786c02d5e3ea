// A reporter of Vitest. Writes, as JSON to the file that VITEST_NOTES names, what is in no other report: errors thrown outside of any
// test, which fail the run.
import { writeFileSync } from 'node:fs';

export default class ReportVitest {
  onTestRunEnd(_modules, errors) {
    if (!process.env.VITEST_NOTES) return;
    const outside = errors.map(({ message, stacks, VITEST_TEST_PATH }) => ({
      file: VITEST_TEST_PATH ?? stacks?.[0]?.file ?? 'no file',
      message: [message, ...(stacks ?? []).slice(0, 2).map(({ file, line }) => `at ${file}:${line}`)].join('\n'),
    }));
    writeFileSync(process.env.VITEST_NOTES, JSON.stringify({ outside }));
  }
}
