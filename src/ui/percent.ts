/** '2,00%' of an integer in units of the last decimal: 200 with 2 decimals, 33 with 3 decimals is '0,033%'. */
export const formatPercent = (value: number, decimals = 2): string =>
  `${new Intl.NumberFormat('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value / 10 ** decimals)}%`;
