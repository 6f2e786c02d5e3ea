/** The twelve categories by value; the type of the last is free text (AREAS-3, business category options; the labels are ours). */
export const CATEGORIES = [
  'Alimentação e bebidas',
  'Comércio e varejo',
  'Moda e beleza',
  'Saúde e bem-estar',
  'Educação e cursos',
  'Tecnologia e internet',
  'Construção e reformas',
  'Serviços profissionais',
  'Transporte e logística',
  'Turismo, eventos e lazer',
  'Associações e igrejas',
  'Outros',
] as const;

/** The known business types of each category. */
const TYPES: readonly (readonly string[])[] = [
  [
    'Açougue',
    'Bar',
    'Cafeteria',
    'Confeitaria',
    'Distribuidora de bebidas',
    'Food truck',
    'Hamburgueria',
    'Lanchonete',
    'Marmitaria',
    'Padaria',
    'Pizzaria',
    'Restaurante',
    'Sorveteria',
  ],
  [
    'Armarinho',
    'Autopeças',
    'Farmácia',
    'Floricultura',
    'Livraria',
    'Loja de brinquedos',
    'Loja de móveis',
    'Loja virtual',
    'Mercearia',
    'Papelaria',
    'Pet shop',
    'Supermercado',
  ],
  [
    'Ateliê de costura',
    'Barbearia',
    'Clínica de estética',
    'Joalheria',
    'Loja de calçados',
    'Loja de roupas',
    'Maquiagem',
    'Perfumaria',
    'Salão de beleza',
  ],
  [
    'Academia',
    'Clínica médica',
    'Clínica veterinária',
    'Consultório odontológico',
    'Fisioterapia',
    'Laboratório',
    'Nutrição',
    'Psicologia',
    'Pilates e ioga',
  ],
  [
    'Autoescola',
    'Creche',
    'Curso de idiomas',
    'Curso on-line',
    'Escola',
    'Escola de música',
    'Faculdade',
    'Reforço escolar',
  ],
  [
    'Agência digital',
    'Assistência técnica',
    'Desenvolvimento de software',
    'Hospedagem de sites',
    'Provedor de internet',
    'Software por assinatura',
  ],
  [
    'Arquitetura',
    'Construtora',
    'Eletricista',
    'Encanador',
    'Imobiliária',
    'Marcenaria',
    'Material de construção',
    'Pintura',
    'Serralheria',
    'Vidraçaria',
  ],
  [
    'Advocacia',
    'Consultoria',
    'Contabilidade',
    'Corretora de seguros',
    'Fotografia',
    'Gráfica',
    'Limpeza e conservação',
    'Publicidade e marketing',
    'Segurança privada',
  ],
  [
    'Entregas',
    'Estacionamento',
    'Frete e mudança',
    'Locação de veículos',
    'Oficina mecânica',
    'Transporte de passageiros',
    'Transportadora',
  ],
  [
    'Agência de viagens',
    'Buffet',
    'Casa de festas',
    'Cinema e teatro',
    'Clube',
    'Hotel',
    'Organização de eventos',
    'Pousada',
  ],
  ['Associação de moradores', 'Condomínio', 'Igreja', 'Organização não governamental', 'Sindicato'],
];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The types whose name contains the text, whatever its accents and case; sorted by name, at most 20. */
export function searchTypes(text: string): { name: string; category: number }[] {
  const wanted = plain(text);
  if (!wanted) return [];
  return TYPES.flatMap((names, category) => names.map((name) => ({ name, category })))
    .filter(({ name }) => plain(name).includes(wanted))
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    .slice(0, 20);
}

/** A category's type as the list spells it, whatever its accents and case; undefined where the category has no such type. */
export const knownType = (category: number, type: string): string | undefined =>
  TYPES[category]?.find((name) => plain(name) === plain(type));
