const hour = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: 'numeric', hourCycle: 'h23' });

/** Of the São Paulo clock: bom dia from 5, boa tarde from 12, boa noite from 18. */
export function greetingOf(now: Date): 'morning' | 'afternoon' | 'night' {
  const at = Number(hour.format(now));
  if (at >= 5 && at < 12) return 'morning';
  return at >= 12 && at < 18 ? 'afternoon' : 'night';
}
