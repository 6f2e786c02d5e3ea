export function copyRepository(prefix: string, names: string[]): string;
