const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** '33,33 %' of hundredths of a percent. */
export const formatShare = (hundredths: number): string => `${percent.format(hundredths / 100)} %`;
