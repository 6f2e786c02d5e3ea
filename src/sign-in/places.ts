const PATHS = { login: '/login', forgotten: '/esqueci-minha-senha', 'new-password': '/redefinir-senha' } as const;
export type FormName = keyof typeof PATHS;

export const pathOf = (form: FormName): string => PATHS[form];
/** The form at an address; the sign-in at any unknown one. */
export const formAt = (pathname: string): FormName =>
  (Object.keys(PATHS) as FormName[]).find((form) => PATHS[form] === pathname) ?? 'login';
