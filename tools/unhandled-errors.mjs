// A reporter of vitest: errors that were thrown outside of any test fail the run, and stand in no other report.
// Writes them to UNHANDLED_ERRORS.
import { writeFileSync } from 'node:fs';

export default class UnhandledErrors {
  onTestRunEnd(_, errors) {
    const told = errors.map(({ message, stacks, VITEST_TEST_PATH }) => ({
      file: VITEST_TEST_PATH ?? stacks?.[0]?.file ?? 'no file',
      message: [message, ...(stacks ?? []).slice(0, 2).map(({ file, line }) => `at ${file}:${line}`)].join('\n'),
    }));
    if (process.env.UNHANDLED_ERRORS) writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(told));
  }
}
