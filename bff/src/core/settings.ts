import { Type } from 'typebox';

/** Origins of https with commas between them; nothing that could end a directive of the page's policy. */
const ORIGINS = '^https://[a-z0-9.-]+(:\\d+)?( *, *https://[a-z0-9.-]+(:\\d+)?)*$';

/** Every setting of the BFF, from the environment. A wrong value is named at start. */
export const Settings = Type.Object({
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65535,
    default: 4000,
    description: 'port to listen on; 0 picks a free one',
  }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1', description: 'address to listen on' }),
  BALCAO_DATA: Type.String({ minLength: 1, default: '.data', description: 'folder of the embedded database' }),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: '^postgres(ql)?://', description: 'PostgreSQL 15+; absent: the embedded database' }),
  ),
  DATABASE_DIRECT_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'the PostgreSQL itself, where DATABASE_URL leads to it over PgBouncer in transaction mode',
    }),
  ),
  DATABASE_POOL: Type.Integer({
    minimum: 2,
    maximum: 200,
    default: 20,
    description: 'PostgreSQL connections of one process',
  }),
  BALCAO_SECRET: Type.Optional(
    Type.String({
      minLength: 32,
      description:
        'opens the key of the session tokens’ hashes: the database alone, read or written, opens no session; one for ' +
        'all processes; required in production',
    }),
  ),
  BALCAO_SECRET_BEFORE: Type.Optional(
    Type.String({
      minLength: 32,
      description:
        'the secret that BALCAO_SECRET took the place of: what was made under it stays valid (docs/operations.md)',
    }),
  ),
  BALCAO_API_PORT: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 65_535, description: 'port of the public API; absent: it is not served' }),
  ),
  BALCAO_API_TLS: Type.Unsafe<'own' | 'files' | 'off'>({
    type: 'string',
    enum: ['own', 'files', 'off'],
    default: 'own',
    description:
      "the public API's TLS: a certificate of the installation's own authority, the files of BALCAO_API_TLS_CERT and _KEY, " +
      'or none, behind a proxy',
  }),
  BALCAO_API_TLS_CERT: Type.Optional(Type.String({ minLength: 1, description: 'file of its certificate, PEM' })),
  BALCAO_API_TLS_KEY: Type.Optional(Type.String({ minLength: 1, description: "file of its certificate's key, PEM" })),
  BALCAO_API_NAMES: Type.String({
    minLength: 1,
    default: 'localhost,cobrancas.api.localhost,pix.api.localhost,cobrancas-h.api.localhost,pix-h.api.localhost',
    description: "names in the own authority's certificate, with commas",
  }),
  BALCAO_API_ADDRESS: Type.Optional(
    Type.String({
      pattern: '^https?://[^/]+$',
      description:
        'how applications reach the public API, as the introduction says it; absent: https, the first of BALCAO_API_NAMES and the port',
    }),
  ),
  BALCAO_API_FINGERPRINT_HEADER: Type.Optional(
    Type.String({
      pattern: '^[\\w-]{3,60}$',
      description:
        'header in which the proxy in front tells the SHA-256 of the client certificate; with BALCAO_API_TLS=off alone',
    }),
  ),
  BALCAO_API_PER_SECOND: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 500,
    description: 'requests a second by which one application may change something at one endpoint of the public API',
  }),
  BALCAO_WEBHOOK_NETWORKS: Type.Unsafe<'public' | 'any'>({
    type: 'string',
    enum: ['public', 'any'],
    default: 'public',
    description:
      'where webhooks and SFTP may lead: to public addresses, or also to loopback and private ones, as where they are developed',
  }),
  BALCAO_ORIGIN: Type.Optional(
    Type.String({
      pattern: '^https?://[^/]+$',
      description: 'public origin when behind a proxy; default: what the browser sends as Host',
    }),
  ),
  BALCAO_CARD_ORIGIN: Type.Optional(
    Type.String({
      pattern: '^https?://[^/]+$',
      description:
        'origin that alone answers the calls with a card number or PIN; absent: the portal does, under a policy of their own',
    }),
  ),
  BALCAO_RAILS: Type.Unsafe<'sandbox' | 'none'>({
    type: 'string',
    enum: ['sandbox', 'none'],
    default: 'sandbox',
    description: 'the world outside the bank',
  }),
  BALCAO_SANDBOX_TOKEN: Type.Optional(
    Type.String({ minLength: 16, description: 'opens /sandbox to other machines than this one' }),
  ),
  BALCAO_RECAPTCHA_SECRET: Type.Optional(
    Type.String({
      minLength: 10,
      description: 'secret of the recaptcha service; absent: Pix look-ups ask for no token',
    }),
  ),
  BALCAO_PLACES: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        "file of where addresses are: a MaxMind .mmdb, or lines '200.147.0.0/16,São Paulo - SP'; absent: places are 'desconhecido'",
    }),
  ),
  BALCAO_TRACES: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description: 'where traces are sent by OTLP over HTTP: http://collector:4318/v1/traces; absent: there are none',
    }),
  ),
  BALCAO_CHAT_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s"\'<>;,]+$',
      description: 'script of the support chat (docs/operations.md); absent: there is no chat',
    }),
  ),
  BALCAO_CHAT_SECRET: Type.Optional(
    Type.String({
      minLength: 32,
      description: 'key that signs who a person is to the support chat; required with BALCAO_CHAT_URL',
    }),
  ),
  BALCAO_APP_LINK: Type.String({
    pattern: '^(?!javascript:|data:)[a-z][a-z0-9+.-]*:[^\\s"\'<>]+$',
    default: 'balcao://abrir',
    description: 'link that opens the mobile app where it is installed',
  }),
  BALCAO_APP_STORE: Type.Optional(
    Type.String({
      pattern: '^https://[^\\s"\'<>]+$',
      description: "the mobile app's page in the App Store; absent: iPhones are offered none",
    }),
  ),
  BALCAO_PLAY_STORE: Type.Optional(
    Type.String({
      pattern: '^https://[^\\s"\'<>]+$',
      description: "the mobile app's page in Google Play; absent: Androids are offered none",
    }),
  ),
  BALCAO_PICTURE_HOSTS: Type.Optional(
    Type.String({
      pattern: ORIGINS,
      description:
        "origins that terms' pictures may come from besides the portal's own, with commas: https://img.example,https://cdn.example",
    }),
  ),
  BALCAO_VIDEO_HOSTS: Type.Optional(
    Type.String({
      pattern: ORIGINS,
      description: "origins that terms' videos may come from besides YouTube, with commas: https://player.example",
    }),
  ),
  BALCAO_RECAPTCHA_SITE_KEY: Type.Optional(
    Type.String({
      pattern: '^[\\w-]{5,100}$',
      description: 'what the recaptcha service knows the portal by; with BALCAO_RECAPTCHA_SECRET, or neither',
    }),
  ),
  BALCAO_RECAPTCHA: Type.Unsafe<'google' | 'sandbox'>({
    type: 'string',
    enum: ['google', 'sandbox'],
    default: 'google',
    description: 'which recaptcha service',
  }),
  BALCAO_ANALYTICS_URL: Type.Optional(
    Type.String({
      pattern: '^https://[^/?#\\s";\',]+(/[^?#\\s"]*)?$',
      description: 'where the portal counts which pages are opened, by role and modality; absent: nothing is counted',
    }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^/?]+',
      description: 'server that takes our e-mails, smtp[s]://user:password@host:port; absent: they stay in the outbox',
    }),
  ),
  BALCAO_MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^([^<>\\r\\n]+<[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$',
      description: 'sender of e-mails, Name <address>; required with SMTP_URL',
    }),
  ),
  BALCAO_DEMO: Type.Unsafe<'on' | 'off'>({
    type: 'string',
    enum: ['on', 'off'],
    default: 'on',
    description: 'fill an empty database with the demo bank',
  }),
  BALCAO_EMBEDDED_IN_PRODUCTION: Type.Unsafe<'yes' | 'no'>({
    type: 'string',
    enum: ['yes', 'no'],
    default: 'no',
    description: 'allow the embedded database under NODE_ENV=production',
  }),
  BALCAO_JOBS: Type.Unsafe<'on' | 'off'>({
    type: 'string',
    enum: ['on', 'off'],
    default: 'on',
    description: 'work the job queues in this process',
  }),
  BALCAO_REQUEST_SECONDS: Type.Integer({
    minimum: 1,
    maximum: 3600,
    default: 60,
    description: 'seconds in which a request must have arrived whole, its body too',
  }),
  BALCAO_DRAIN_SECONDS: Type.Integer({
    minimum: 0,
    maximum: 10,
    default: 0,
    description:
      'seconds in which a process told to end still takes requests, until its proxy saw that it is not ready',
  }),
  BALCAO_MOST_DELAY_MS: Type.Integer({
    minimum: 0,
    maximum: 60_000,
    default: 2000,
    description:
      'mean delay of the event loop from which calls are answered 503; 0: never. The embedded database, which works ' +
      'on the same thread, is exempt',
  }),
  BALCAO_METRICS_PORT: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 65_535,
      description: 'port of HOST that serves Prometheus metrics at /metrics; absent: none',
    }),
  ),
  BALCAO_METRICS_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[\\w-]{16,200}$',
      description: 'opens the metrics, at /bff/metrics too, to who sends it (Authorization: Bearer); absent: not there',
    }),
  ),
  BALCAO_LOG: Type.Unsafe<'debug' | 'info' | 'warn' | 'error' | 'silent'>({
    type: 'string',
    enum: ['debug', 'info', 'warn', 'error', 'silent'],
    default: 'warn',
    description: 'log level',
  }),
  BALCAO_CARNET_PARCELS: Type.Integer({
    minimum: 2,
    maximum: 24,
    default: 12,
    description: 'most parcels of a carnet',
  }),
  BALCAO_PORTAL: Type.String({ minLength: 1, default: 'dist/portal', description: 'folder of the built portal' }),
  NODE_ENV: Type.String({
    default: 'development',
    description: "'production' turns the safety checks of a real bank on",
  }),
});
