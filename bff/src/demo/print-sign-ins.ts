import type { DemoSignIn } from './sign-ins';

/** The sign-ins as text for the terminal, one on each line; pt-BR. */
export function printSignIns(signIns: readonly DemoSignIn[]): string {
  const width = Math.max(...signIns.map((s) => s.login.length));
  const lines = signIns.map(
    (s) => `  ${s.login.padEnd(width)}  ${s.password}  ${s.note}${s.totpSecret ? ` (TOTP ${s.totpSecret})` : ''}`,
  );
  return [`Acessos de demonstração (assinatura eletrônica ${signIns[0]?.word}):`, ...lines].join('\n');
}
