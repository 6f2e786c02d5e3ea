declare module '../registry' {
  interface Routes {
    'personal-data': never;
    'personal-data-erasure': never;
  }
}

/** Under 'Dados cadastrais', which links to it. */
export const PERSONAL_DATA = '/dados-cadastrais/meus-dados';
