import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({ table: 'safe_contacts', nameIn: 'created_by' });
