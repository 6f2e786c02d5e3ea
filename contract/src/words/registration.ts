import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'registration.personal': 'Atualizou os dados pessoais',
    'registration.contact': 'Confirmou os contatos',
    'registration.phone': 'Pediu para mudar o celular',
    'registration.phone-resend': 'Reenviou o link do celular',
    'registration.email': 'Pediu para mudar o e-mail',
    'registration.email-resend': 'Reenviou o link do e-mail',
    'registration.validate': 'Validou um contato',
    'registration.address': 'Atualizou o endereço',
    'registration.additional': 'Atualizou a cidadania',
    'registration.financial': 'Atualizou os dados financeiros',
    'registration.revenue': 'Atualizou o faturamento',
    'registration.members': 'Atualizou o quadro de sócios',
    'registration.document': 'Enviou um documento',
    'registration.security': 'Pediu autorização no dispositivo',
    'registration.conclude': 'Concluiu a atualização cadastral',
  },
});
