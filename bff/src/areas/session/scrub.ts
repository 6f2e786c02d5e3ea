import { scrub } from '../../core/log';

interface Line {
  message: string;
  path?: string;
  stack?: string;
}

/** The portal's log line without personal data and secrets, and its path without query and hash. */
export const scrubLine = ({ message, path, stack }: Line): Line => ({
  message: scrub(message),
  ...(path === undefined ? {} : { path: scrub(path.split(/[?#]/, 1)[0]!) }),
  ...(stack === undefined ? {} : { stack: scrub(stack) }),
});
