import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Day, Id, idParams, Instant, listAnswer, listBody, OneOf } from '../core/shapes';
import { API_METHODS, API_OUTCOMES, ApiHandshake, ApiRequest, environment } from './shapes';

const permission = 'api:applications';

/** What applications asked for, how much of their quota that took, and with what certificates they came. */
export const requestCalls = defineCalls({
  'POST /api/applications/{id}/activity': {
    summary: 'What an application asked for, by day and endpoint (AREAS-3-api-area-1)',
    permission,
    read: true,
    silent404: true,
    params: idParams,
    body: Type.Object(
      {
        dateFrom: Type.Optional(Day),
        dateTo: Type.Optional(Day),
        status: Type.Optional(OneOf(API_OUTCOMES)),
        endpoints: Type.Optional(Type.Array(Type.String({ maxLength: 120 }), { maxItems: 50 })),
        query: Type.Optional(Type.String({ maxLength: 120, description: 'part of an endpoint' })),
        environment: Type.Optional(environment),
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
        size: Type.Optional(Type.Unsafe<15 | 25 | 50 | 100>({ type: 'integer', enum: [15, 25, 50, 100], default: 15 })),
      },
      { additionalProperties: false },
    ),
    answer: listAnswer(
      Type.Object({
        id: Id,
        day: Day,
        endpoint: Type.String(),
        environment,
        success: Type.Integer(),
        refused: Type.Integer(),
        failed: Type.Integer(),
      }),
    ),
  },
  'GET /api/applications/{id}/quota': {
    summary: 'How much of its daily quota an application has used',
    permission,
    silent404: true,
    params: idParams,
    answer: Type.Object({
      items: Type.Array(
        Type.Object({ environment, endpoint: Type.String(), used: Type.Integer(), limit: Type.Integer() }),
      ),
    }),
  },
  'POST /api/requests/search': {
    summary: 'Requests of the last day, the newest first (AREAS-3-api-area-2)',
    permission,
    read: true,
    body: listBody(['at'], {
      application: Type.Optional(Id),
      environment: Type.Optional(environment),
      begin: Type.Optional(Instant),
      end: Type.Optional(Instant),
      method: Type.Optional(OneOf(API_METHODS)),
      status: Type.Optional(OneOf(API_OUTCOMES)),
      text: Type.Optional(Type.String({ maxLength: 120, description: 'part of a path' })),
    }),
    answer: listAnswer(ApiRequest),
  },
  'GET /api/applications/{id}/handshakes': {
    summary: 'The certificates an application came with lately, and what they lacked',
    permission,
    silent404: true,
    params: idParams,
    answer: Type.Object({ items: Type.Array(ApiHandshake) }),
  },
});
