import type { DemoSignIn } from './sign-ins';

/** The ways to sign in, one a line, for the terminal. */
export function printSignIns(signIns: readonly DemoSignIn[]): string {
  const width = Math.max(...signIns.map((s) => s.login.length));
  const lines = signIns.map(
    (s) => `  ${s.login.padEnd(width)}  ${s.password}  ${s.note}${s.totpSecret ? ` (TOTP ${s.totpSecret})` : ''}`,
  );
  return [`Acessos de demonstração (assinatura eletrônica ${signIns[0]?.word}):`, ...lines].join('\n');
}
