const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** Hundredths of a percent as text: 3333 is '33,33 %'. */
export const formatShare = (hundredths: number): string => `${percent.format(hundredths / 100)} %`;
