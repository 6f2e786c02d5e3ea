import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({ table: 'catalogue_prices', nameIn: 'user_name' });
