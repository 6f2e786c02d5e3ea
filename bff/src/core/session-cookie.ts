import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
const cookieName = (request: FastifyRequest): string => (isSecure(request) ? '__Host-balcao' : 'balcao');

export const readSessionToken = (request: FastifyRequest): string | undefined => request.cookies[cookieName(request)];

export function writeSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(request), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
  });
}
