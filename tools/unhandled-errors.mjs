// A reporter of Vitest. Errors thrown outside of any test fail the run but are in no other report, so they are written as JSON to the
// file that UNHANDLED_ERRORS names.
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
