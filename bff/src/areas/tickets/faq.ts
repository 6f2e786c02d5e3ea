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
    topic: 'Pix',
    question: 'Como faço um Pix?',
    answer:
      'Em Pix, Fazer Pix, informe a chave, cole o código ou preencha os dados bancários. Você confere o valor e quem recebe ' +
      'antes de assinar, e pode agendar para outro dia.',
  },
  {
    topic: 'Pix',
    question: 'Um Pix não deu certo ou foi para a pessoa errada. O que faço?',
    answer:
      'Em Pix, Histórico, abra o Pix. Se foi golpe ou erro, escolha “Contestar”: o banco de quem recebeu analisa a contestação, e ' +
      'você a acompanha em Contestações.',
  },
  {
    topic: 'Pix',
    question: 'Como devolvo um Pix que recebi (estorno)?',
    answer:
      'Em Pix, Histórico, abra o Pix recebido e escolha “Devolver”. O estorno pode ser do valor todo ou de uma parte, em até 90 dias.',
  },
  {
    topic: 'Cobranças',
    question: 'Como estorno uma venda no cartão?',
    answer:
      'Em Receber, Cartão de crédito, abra a venda e escolha “Estornar”. O estorno aparece na fatura de quem pagou.',
  },
  {
    topic: 'Limites',
    question: 'Como mudo o limite do Pix e das transferências?',
    answer:
      'Em Configurações da conta, Limites, escolha o produto. Diminuir um limite vale na hora; aumentar passa por análise, e o ' +
      'pedido fica em Histórico de solicitações.',
  },
  {
    topic: 'Limites',
    question: 'Por que o limite à noite é menor?',
    answer:
      'Para a sua segurança, o limite noturno é menor. O horário em que ele começa se muda em Limites, Horário noturno, e um contato ' +
      'seguro pode receber acima dele.',
  },
  {
    topic: 'Segurança',
    question: 'Como mudo a minha senha?',
    answer: 'No menu do seu perfil, em Configurações de segurança, escolha “Alterar senha”.',
  },
  {
    topic: 'Segurança',
    question: 'O que é a assinatura eletrônica e como a altero?',
    answer:
      'É a palavra de 5 letras que confirma as operações. Ela se altera no menu do seu perfil, em Configurações de segurança.',
  },
  {
    topic: 'Conta',
    question: 'Onde está o informe de rendimentos?',
    answer: 'No menu do seu perfil, em Informe de rendimentos.',
  },
  {
    topic: 'Acesso',
    question: 'Uma página diz que não tenho acesso. Quem libera?',
    answer:
      'O administrador da conta libera o acesso dos usuários secundários. Se você é o administrador, abra um chamado pela própria página.',
  },
  {
    topic: 'Chamados',
    question: 'Em quanto tempo meu chamado é respondido?',
    answer:
      'Em até 1 dia útil. Você recebe uma notificação no Balcão quando a resposta chegar e pode acompanhar a conversa em Meus chamados.',
  },
] as const;
