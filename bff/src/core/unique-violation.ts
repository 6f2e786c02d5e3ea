/** Whether a statement failed because the row exists already (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string } | null)?.code === '23505';
