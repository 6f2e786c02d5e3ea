const hour = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: 'numeric', hourCycle: 'h23' });

/** The greeting at São Paulo's hour: 'morning' (bom dia) from 5, 'afternoon' from 12, 'night' from 18. */
export function greetingOf(now: Date): 'morning' | 'afternoon' | 'night' {
  const at = Number(hour.format(now));
  if (at >= 5 && at < 12) return 'morning';
  return at >= 12 && at < 18 ? 'afternoon' : 'night';
}
