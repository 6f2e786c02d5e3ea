import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({ table: 'card_refunds', nameIn: 'user_name' });
