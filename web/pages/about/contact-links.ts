export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
export const emailLink = (email: string): string => `mailto:${email}`;
