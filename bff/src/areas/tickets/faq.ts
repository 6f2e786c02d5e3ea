/** Frequently asked questions of the help centre; pt-BR. */
export const FAQ = [
  {
    topic: 'Cobranças',
    question: 'Como altero o vencimento de um boleto?',
    answer:
      'Em Receber, Boletos, abra o boleto e escolha “Alterar vencimento”. O boleto precisa estar em aberto, e ' +
      'o cliente recebe a linha digitável atualizada.',
  },
  {
    topic: 'Cobranças',
    question: 'Meu cliente pagou por fora. O que faço com o boleto?',
    answer:
      'Abra o boleto e escolha “Marcar como pago”. Ele sai das cobranças em aberto e nenhum valor é movimentado na sua conta.',
  },
  {
    topic: 'Cobranças',
    question: 'Quanto tempo um boleto fica disponível depois de vencido?',
    answer:
      'Até a baixa automática, de 0 a 120 dias após o vencimento. O prazo padrão da conta fica em ' +
      'Configurações da conta, Boletos bancários e carnês.',
  },
  {
    topic: 'Conta',
    question: 'Onde vejo as tarifas e os prazos da minha conta?',
    answer: 'Em Configurações da conta, Tarifas e prazos.',
  },
  {
    topic: 'Conta',
    question: 'Como troco de conta sem sair?',
    answer:
      'Clique no nome da conta, acima do menu lateral, e escolha outra. O que ainda não foi salvo na conta ' +
      'atual é perdido; o Balcão avisa antes.',
  },
  {
    topic: 'Acesso',
    question: 'Uma página diz que não tenho acesso. Quem libera?',
    answer:
      'O administrador da conta libera o acesso dos usuários secundários. Se você é o administrador, abra um ticket pela própria página.',
  },
  {
    topic: 'Tickets',
    question: 'Em quanto tempo meu ticket é respondido?',
    answer:
      'Em até 1 dia útil. Você recebe uma notificação no Balcão quando a resposta chegar e pode acompanhar a conversa em Meus tickets.',
  },
] as const;
