import { lazyComponent } from '#ui/lazy-component.tsx';
import { QrCode } from '#ui/qr-code.tsx';

/** A link to hold out. The code comes with what draws it. */
export const { Part: LinkQr } = lazyComponent(async () => {
  const { encode } = await import('uqr');
  return ({ link, name }: { link: string; name: string }) => <QrCode modules={encode(link).data} name={name} />;
});
