import { readFileSync } from 'node:fs';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { Settings } from './settings';

export type Config = Static<typeof Settings>;

export class ConfigError extends Error {}

/** Settings that may be given as files, NAME_FILE, and are never shown. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'BALCAO_SECRET',
  'BALCAO_SECRET_BEFORE',
  'BALCAO_SANDBOX_TOKEN',
  'BALCAO_METRICS_TOKEN',
  'BALCAO_RECAPTCHA_SECRET',
  'BALCAO_CHAT_SECRET',
  'SMTP_URL',
]);

/** The settings with what files hold in their places. @throws ConfigError naming the file that cannot be read */
function withFiles(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const whole = { ...env };
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new ConfigError(`Wrong settings:\n  ${name}: set it or ${name}_FILE, not both`);
    try {
      whole[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new ConfigError(`Wrong settings:\n  ${name}_FILE: ${(error as Error).message}`);
    }
    if (!whole[name]) throw new ConfigError(`Wrong settings:\n  ${name}_FILE: ${file} is empty`);
  }
  return whole;
}

/** @throws ConfigError naming every wrong setting. */
export function readConfig(settings: Record<string, string | undefined>): Config {
  const env = withFiles(settings);
  const typed: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(Settings.properties as unknown as Record<string, { type: string }>)) {
    const raw = env[name];
    if (raw === undefined || raw === '') continue;
    typed[name] = schema.type === 'integer' && /^-?\d+$/.test(raw) ? Number(raw) : raw;
  }
  const full = Value.Default(Settings, typed);
  const problems = [...Value.Errors(Settings, full)].map((e) => {
    const name = e.instancePath.slice(1).split('/')[0] ?? '';
    const it = SECRETS.has(name) ? '' : `it is ${JSON.stringify(env[name])}; `;
    return `${name}: ${e.message} (${it}${settingHelp(name)})`;
  });
  if (problems.length) throw new ConfigError(`Wrong settings:\n  ${problems.join('\n  ')}`);
  const config = full as Config;
  if (config.BALCAO_SECRET_BEFORE && !config.BALCAO_SECRET)
    throw new ConfigError('Wrong settings:\n  BALCAO_SECRET: required with BALCAO_SECRET_BEFORE');
  if (config.DATABASE_DIRECT_URL && !config.DATABASE_URL)
    throw new ConfigError('Wrong settings:\n  DATABASE_URL: required with DATABASE_DIRECT_URL');
  if (config.SMTP_URL && !config.BALCAO_MAIL_FROM)
    throw new ConfigError('Wrong settings:\n  BALCAO_MAIL_FROM: required with SMTP_URL');
  if (config.BALCAO_CHAT_URL && !config.BALCAO_CHAT_SECRET)
    throw new ConfigError('Wrong settings:\n  BALCAO_CHAT_SECRET: required with BALCAO_CHAT_URL');
  if (!config.BALCAO_RECAPTCHA_SECRET !== !config.BALCAO_RECAPTCHA_SITE_KEY)
    throw new ConfigError(
      'Wrong settings:\n  BALCAO_RECAPTCHA_SITE_KEY: set it and BALCAO_RECAPTCHA_SECRET, or neither: without ' +
        'the other the portal could look up nobody',
    );
  const { BALCAO_CARD_ORIGIN: apart, BALCAO_ORIGIN: portal } = config;
  if (apart && (!portal || new URL(apart).host === new URL(portal).host))
    throw new ConfigError(
      'Wrong settings:\n  BALCAO_CARD_ORIGIN: another host than that of BALCAO_ORIGIN, which it requires',
    );
  if (config.NODE_ENV === 'production') {
    if (config.BALCAO_RECAPTCHA === 'sandbox')
      throw new ConfigError('Wrong settings:\n  BALCAO_RECAPTCHA: the sandbox takes everybody for a person');
    if (!config.BALCAO_SECRET)
      throw new ConfigError('Wrong settings:\n  BALCAO_SECRET: required under NODE_ENV=production');
    if (!config.DATABASE_URL && config.BALCAO_EMBEDDED_IN_PRODUCTION !== 'yes')
      throw new ConfigError(
        'Wrong settings:\n  DATABASE_URL: the embedded database loses what it wrote last on a power cut; set ' +
          'DATABASE_URL, or BALCAO_EMBEDDED_IN_PRODUCTION=yes',
      );
    if (config.BALCAO_RAILS === 'sandbox' && env['BALCAO_RAILS'] !== 'sandbox')
      throw new ConfigError('Wrong settings:\n  BALCAO_RAILS: under NODE_ENV=production say it: sandbox or none');
    if (config.BALCAO_DEMO === 'on' && env['BALCAO_DEMO'] !== 'on')
      throw new ConfigError(
        'Wrong settings:\n  BALCAO_DEMO: its sign-ins have a password everybody knows; under NODE_ENV=production say it: on or off',
      );
  }
  return config;
}

/** Where the configured PostgreSQL itself is, for what a pooler in between does not let through. */
export const serverUrl = (config: Config): string | undefined => config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;

/** One line a setting, for the documentation and the messages. */
export function settingHelp(name: string): string {
  return (Settings.properties as unknown as Record<string, { description?: string }>)[name]?.description ?? '';
}

/** Whether a setting may be given as a file, NAME_FILE. */
export const isSecret = (name: string): boolean => SECRETS.has(name);

export const settingNames = (): string[] => Object.keys(Settings.properties);
