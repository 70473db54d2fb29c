import { league } from '#league.config';

const { phone, email } = league.contacts;

export const phoneLink = { href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`, text: phone };
export const emailLink = { href: `mailto:${email}`, text: email };
