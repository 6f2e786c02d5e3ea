/** Fields of activity of those who sell by machine. */
export const ACTIVITY_FIELDS = [
  { id: 1, name: 'Alimentação' },
  { id: 2, name: 'Comércio' },
  { id: 3, name: 'Saúde e beleza' },
  { id: 4, name: 'Serviços' },
  { id: 5, name: 'Transporte' },
  { id: 6, name: 'Educação e lazer' },
] as const;

/** Merchant category codes (ISO 18245) of each field. */
export const MERCHANT_CODES = [
  { mcc: '5812', name: 'Restaurantes', activity_field: 1 },
  { mcc: '5814', name: 'Lanchonetes e comida rápida', activity_field: 1 },
  { mcc: '5813', name: 'Bares', activity_field: 1 },
  { mcc: '5462', name: 'Padarias', activity_field: 1 },
  { mcc: '5499', name: 'Lojas de alimentos e cafés especiais', activity_field: 1 },
  { mcc: '5411', name: 'Supermercados e mercearias', activity_field: 2 },
  { mcc: '5651', name: 'Roupas', activity_field: 2 },
  { mcc: '5661', name: 'Calçados', activity_field: 2 },
  { mcc: '5211', name: 'Material de construção', activity_field: 2 },
  { mcc: '5732', name: 'Eletrônicos', activity_field: 2 },
  { mcc: '5942', name: 'Livrarias', activity_field: 2 },
  { mcc: '5999', name: 'Outras lojas', activity_field: 2 },
  { mcc: '5912', name: 'Farmácias', activity_field: 3 },
  { mcc: '8021', name: 'Dentistas', activity_field: 3 },
  { mcc: '8099', name: 'Outros serviços de saúde', activity_field: 3 },
  { mcc: '7230', name: 'Salões de beleza e barbearias', activity_field: 3 },
  { mcc: '7538', name: 'Oficinas mecânicas', activity_field: 4 },
  { mcc: '7221', name: 'Fotógrafos', activity_field: 4 },
  { mcc: '1799', name: 'Reformas e instalações', activity_field: 4 },
  { mcc: '7299', name: 'Outros serviços', activity_field: 4 },
  { mcc: '4121', name: 'Táxis e motoristas', activity_field: 5 },
  { mcc: '4214', name: 'Fretes e mudanças', activity_field: 5 },
  { mcc: '8299', name: 'Escolas e cursos', activity_field: 6 },
  { mcc: '7997', name: 'Academias e clubes', activity_field: 6 },
  { mcc: '7991', name: 'Turismo e atrações', activity_field: 6 },
] as const;

export const codeOf = (mcc: string) => MERCHANT_CODES.find((one) => one.mcc === mcc);

export const isOfField = (mcc: string, field: number): boolean => codeOf(mcc)?.activity_field === field;
