import { useState } from 'react';
import { RoutePicture } from './RoutePicture.tsx';

/** The company's picture beside the public pages; ours without one, or when it cannot be loaded. */
export function LeanPicture({ src }: { readonly src: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return <RoutePicture />;
  return (
    <div className="lean-picture" aria-hidden>
      {/* Not drawn on a phone, so not fetched there either. */}
      <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
    </div>
  );
}
