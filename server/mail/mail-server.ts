import { createTransport } from 'nodemailer';
import type { MailSettings } from '#server/config.ts';

export interface OutgoingMail {
  /** The same each time that it is tried, so that a mail server can tell that it has it already. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  /** Where its reader chooses what he gets; null where that is not known. */
  choicesUrl: string | null;
}

/**
 * `no-address`: the mail server says that there is no such address; `refused`: it does not take this mail; `later`: it does not
 * answer, has too much to do, or does not let us in.
 */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'no-address'; words: string }
  | { kind: 'refused'; words: string }
  | { kind: 'later'; error: unknown };

export type DeliverMail = (mail: OutgoingMail) => Promise<Delivery>;

/** A mail is small: whoever needs longer for one step is not there. */
const STEP_MS = 20_000;

interface ServerOptions {
  /** Of whoever signed the certificate, where the system does not know him. */
  ca?: string;
}

/** The mail server of the settings. [MS11] Encrypted, unless its address says otherwise. */
export function openMailServer({ url }: MailSettings, { ca }: ServerOptions = {}): DeliverMail {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const secure = protocol === 'smtps:';
  const isPlain = searchParams.get('tls') === 'off';
  const transport = createTransport({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isPlain,
    ignoreTLS: isPlain,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(ca !== undefined && { tls: { ca } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ messageId, from, to, subject, text, choicesUrl }) => {
    try {
      await transport.sendMail({
        messageId,
        from,
        // As an object, so that no name or list is read out of it.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(choicesUrl !== null && { list: { unsubscribe: choicesUrl } }),
      });
      return { kind: 'sent' };
    } catch (error) {
      return toDelivery(error);
    }
  };
}

/** What a server says of one address, and not of us: no such mailbox, or one that takes nothing. [RFC 3463] */
const NO_ADDRESS = /^5\d\d[ -]5\.(?:1\.[0-36]|2\.1)\b/;
const HAS_DETAIL = /^5\d\d[ -]\d\.\d+\.\d+/;

function toDelivery(error: unknown): Delivery {
  const {
    command,
    responseCode = 0,
    response = '',
  } = error as {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  if (responseCode < 500) return { kind: 'later', error };
  const words = response.slice(0, 300);
  if (command === 'RCPT TO') {
    const isOfAddress = HAS_DETAIL.test(response) ? NO_ADDRESS.test(response) : [550, 551, 553].includes(responseCode);
    return isOfAddress ? { kind: 'no-address', words } : { kind: 'refused', words };
  }
  // Signing in, or who we are: somebody may set that right.
  return command === 'DATA' ? { kind: 'refused', words } : { kind: 'later', error };
}
