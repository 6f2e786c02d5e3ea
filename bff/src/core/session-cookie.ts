import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from './tokens';
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

const DEVICE_COOKIE = 'balcao-device';
const DEVICE_SECONDS = 400 * 24 * 3600;

/** The id of a browser, which tells it from others that the person signs in with; it gives no access. */
export function deviceOf(request: FastifyRequest): string {
  const known = request.cookies[DEVICE_COOKIE];
  return known && /^[\w-]{20,100}$/.test(known) ? known : newToken();
}

export function writeDeviceCookie(request: FastifyRequest, reply: FastifyReply, device: string): void {
  void reply.setCookie(DEVICE_COOKIE, device, {
    path: '/bff/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: DEVICE_SECONDS,
  });
}
