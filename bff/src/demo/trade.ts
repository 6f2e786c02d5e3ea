import type { Tag } from '@balcao/contract/tags';
import type { Dice } from './dice';

/** One item of a charge: `amount` is the quantity, `value` the price of one unit in integer cents. */
export interface Line {
  name: string;
  amount: number;
  value: number;
}

/** Customers of one kind, with what they buy and on which terms. */
export interface Segment {
  group: string;
  /** Percentages of the firm's customers, and of its charges, that belong to the segment. */
  customers: number;
  charges: number;
  /** Percentage of the segment's customers that are people; the others are companies. */
  people: number;
  /** First words of the companies' names, such as 'Padaria'. */
  kinds: readonly string[];
  lines(dice: Dice): Line[];
  /** Days from issue to the due date. */
  terms: readonly number[];
  /** Range of the freight in integer cents; no freight where absent. */
  freight?: readonly [number, number];
  tags: readonly string[];
  messages: readonly string[];
  /** Prefix of the firm's order numbers on charges; none where absent. */
  orders?: string;
}

/** A firm's line of business: its segments of customers and its tags. */
export interface Trade {
  segments: readonly Segment[];
  tags: readonly { name: string; color: Tag['color_ref']; hidden?: boolean }[];
  /** Name of a group that is no segment; some customers are in it besides the group of their segment. */
  extraGroup: string;
}

const line = (name: string, value: number, amount = 1): Line => ({ name, amount, value });

const RETAIL_PRICES: readonly (readonly [string, number, number, number])[] = [
  ['Café Cerrado Mineiro torra média 1 kg', 7490, 4, 30],
  ['Café Mantiqueira 250 g (caixa com 12)', 29880, 1, 8],
  ['Blend Espresso da Casa 1 kg', 8250, 3, 24],
  ['Drip coffee (display com 20)', 6600, 2, 12],
  ['Cold brew 300 ml (fardo com 12)', 11880, 1, 10],
  ['Moedor manual de cerâmica', 15900, 1, 4],
];

/** Oficina do Grão: roasts coffee, sells it to shops, keeps offices supplied and serves events. */
export const COFFEE: Trade = {
  segments: [
    {
      group: 'Mensalistas',
      customers: 35,
      charges: 44,
      people: 0,
      kinds: [
        'Clínica',
        'Advocacia',
        'Contabilidade',
        'Construtora',
        'Laboratório',
        'Imobiliária',
        'Colégio',
        'Coworking',
        'Transportadora',
        'Cooperativa',
      ],
      lines: (dice) => {
        const plan = dice.weighted([
          [line('Assinatura escritório 3 kg/mês', 26900), 45],
          [line('Assinatura escritório 5 kg/mês', 41900), 35],
          [line('Assinatura escritório 10 kg/mês', 78900), 20],
        ]);
        const more = [
          line('Locação de máquina de espresso', 25000),
          line('Cápsulas compatíveis (caixa com 100)', 18900, dice.int(1, 3)),
          line('Manutenção preventiva da máquina', 14000),
        ];
        return dice.chance(0.55) ? [plan, dice.pick(more)] : [plan];
      },
      terms: [10, 10, 15],
      tags: ['Contrato anual'],
      messages: [
        'Referente à assinatura do mês.\nObrigado pela preferência!',
        'Entrega até o quinto dia útil.\nDúvidas: (34) 3232-1090',
      ],
    },
    {
      group: 'Revenda',
      customers: 28,
      charges: 31,
      people: 0,
      kinds: [
        'Padaria',
        'Empório',
        'Cafeteria',
        'Mercado',
        'Restaurante',
        'Confeitaria',
        'Hotel',
        'Pousada',
        'Livraria',
        'Delicatessen',
      ],
      lines: (dice) =>
        Array.from({ length: dice.int(1, 3) }, () => dice.pick(RETAIL_PRICES)).map(([name, value, from, to]) =>
          line(name, value, dice.int(from, to)),
        ),
      terms: [14, 21, 28, 28],
      freight: [1800, 9500],
      tags: ['Recompra', 'Nota emitida'],
      messages: [
        'Pedido faturado. A nota fiscal segue por e-mail.',
        'Condição especial de revenda.\nApós o vencimento, sujeito a multa e juros.',
      ],
      orders: 'PED',
    },
    {
      group: 'Eventos',
      customers: 15,
      charges: 9,
      people: 25,
      kinds: ['Cerimonial', 'Buffet', 'Agência', 'Centro de Convenções', 'Produtora', 'Espaço de Eventos'],
      lines: (dice) => [
        dice.weighted([
          [line('Estação de barista (4 h)', 148000), 50],
          [line('Estação de barista (8 h)', 239000), 20],
          [line('Coffee break por pessoa', 4200, dice.int(30, 180)), 30],
        ]),
        ...(dice.chance(0.4) ? [line('Barista adicional', 42000, dice.int(1, 3))] : []),
        ...(dice.chance(0.3) ? [line('Copos personalizados (cento)', 9800, dice.int(1, 5))] : []),
      ],
      terms: [5, 7, 10],
      tags: ['Evento'],
      messages: ['Reserva confirmada após o pagamento.', 'Sinal e saldo do evento conforme proposta.'],
      orders: 'EVT',
    },
    {
      group: 'Clube do Café',
      customers: 22,
      charges: 16,
      people: 100,
      kinds: [],
      lines: (dice) => [
        dice.weighted([
          [line('Clube do Café: 2 pacotes por mês', 7990), 50],
          [line('Clube do Café: 4 pacotes por mês', 14490), 35],
          [line('Curso de latte art', 35000), 15],
        ]),
      ],
      terms: [7, 10],
      tags: ['Clube'],
      messages: ['Seu café do mês está a caminho.'],
    },
  ],
  tags: [
    { name: 'Contrato anual', color: 'blue-1' },
    { name: 'Recompra', color: 'green-1' },
    { name: 'Nota emitida', color: 'green-3' },
    { name: 'Evento', color: 'purple-2' },
    { name: 'Clube', color: 'brown' },
    { name: 'Renegociada', color: 'orange' },
    { name: 'Prioridade', color: 'red' },
    { name: 'Campanha de inverno', color: 'pink', hidden: true },
  ],
  extraGroup: 'Parceiros',
};

/** A one-person studio that charges for photographs. */
export const STUDIO: Trade = {
  segments: [
    {
      group: 'Contratos',
      customers: 60,
      charges: 60,
      people: 20,
      kinds: ['Restaurante', 'Imobiliária', 'Cafeteria', 'Clínica', 'Boutique', 'Pousada'],
      lines: (dice) => [
        dice.weighted([
          [line('Fotos para cardápio', 68000), 30],
          [line('Ensaio corporativo', 120000), 40],
          [line('Pacote mensal de redes sociais', 89000), 30],
        ]),
      ],
      terms: [7, 15],
      tags: ['Contrato'],
      messages: ['Entrega das imagens em até 10 dias úteis.'],
    },
    {
      group: 'Famílias',
      customers: 40,
      charges: 40,
      people: 100,
      kinds: [],
      lines: (dice) => [
        dice.weighted([
          [line('Ensaio em família', 45000), 70],
          [line('Álbum impresso 20 × 20', 39000), 30],
        ]),
      ],
      terms: [5, 10],
      tags: ['Entregue'],
      messages: ['Obrigado por escolher o estúdio!'],
    },
  ],
  tags: [
    { name: 'Contrato', color: 'blue-2' },
    { name: 'Entregue', color: 'green-1' },
    { name: 'Renegociada', color: 'orange' },
  ],
  extraGroup: 'Indicações',
};

/** The seller's internal notes on charges. */
export const NOTES = [
  'Cliente pediu para faturar sempre no dia 10.',
  'Confirmar recebimento com o financeiro por telefone.',
  'Combinado desconto para o próximo pedido.',
  'Prefere receber o boleto por WhatsApp.',
  'Enviar a segunda via se vencer no feriado.',
  'Entrega feita, comprovante assinado na portaria.',
] as const;
