import { calls } from '@balcao/contract/registration';
import { defineArea } from '../../core/area';
import { qrImage } from '../../core/qr-image';
import { feedbackOf, startApproval, statusOf } from '../secure-device/service';
import { changeMembers, changeRevenue, corporationData, documentPicture, documentsOf, saveDocument } from './company';
import { askForEmail, askForPhone, confirmContacts, contactData, openLink, resendEmail, resendPhone } from './contacts';
import {
  additionalData,
  changeAdditionalData,
  changeAddress,
  changeFinancialData,
  changePersonalData,
  financialData,
  personalData,
} from './data';
import { conclude, stateOf } from './steps';

export default defineArea({
  calls,
  handlers: {
    'GET /crs/steps': stateOf,
    'GET /crs/personal-data': personalData,
    'PUT /crs/personal-data': (ctx, { body }) => changePersonalData(ctx, body),
    'GET /crs/contact-data': contactData,
    'PUT /crs/contact-data': (ctx, { body }) => confirmContacts(ctx, body),
    'POST /crs/contact-data/phone': (ctx, { body }) => askForPhone(ctx, body),
    'POST /crs/contact-data/phone/resend': (ctx, { body }) => resendPhone(ctx, body.method),
    'POST /crs/contact-data/email': (ctx, { body }) => askForEmail(ctx, body),
    'POST /crs/contact-data/email/resend': resendEmail,
    'POST /crs/validations': (ctx, { body }) => openLink(ctx, body.token),
    'PUT /crs/address': (ctx, { body }) => changeAddress(ctx, body),
    'GET /crs/additional-data': additionalData,
    'PUT /crs/additional-data': (ctx, { body }) => changeAdditionalData(ctx, body),
    'GET /crs/financial-data': financialData,
    'PUT /crs/financial-data': (ctx, { body }) => changeFinancialData(ctx, body),
    'GET /crs/corporation-data': (ctx, { query }) => corporationData(ctx, query.limit),
    'PUT /crs/monthly-income': (ctx, { body }) => changeRevenue(ctx, body.monthly_income),
    'PUT /crs/members': (ctx, { body }) => changeMembers(ctx, body.members),
    'GET /crs/documents': documentsOf,
    'POST /crs/documents': (ctx, { query, body }) => saveDocument(ctx, query.kind, body),
    'GET /crs/documents/{id}': (ctx, { params }) => documentPicture(ctx, params.id),
    'POST /crs/conclude': conclude,
    'POST /crs/security': async (ctx, { body }) => {
      const { id, token } = await startApproval(ctx, body);
      return { image_qrcode: await qrImage(`balcao://approvals/${id}`), aeToken: token };
    },
    'GET /crs/security/{token}/status': (ctx, { params }) => statusOf(ctx, params),
    'GET /crs/security/{token}/feedback': (ctx, { params }) => feedbackOf(ctx, params),
  },
});
