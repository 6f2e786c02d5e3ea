import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({ table: 'dunning_pauses', nameIn: 'made_by' });
