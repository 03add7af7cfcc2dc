/** The sign of Homeport: a roof over water. Takes the colour of the text around it. */
export function HomeportMark({ size = 28 }: { size?: number }) {
  return (
    <svg className="hp-mark" width={size} height={size} viewBox="0 0 28 28" aria-hidden focusable="false">
      <path fill="currentColor" d="M14 2.500 3 11v4.200h3.400v-2.600L14 6.800l7.600 5.800v2.600H25V11z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.800"
        strokeLinecap="round"
        d="M3.500 19c2.620 0 2.620 2 5.250 2s2.620-2 5.250-2 2.620 2 5.250 2 2.620-2 5.250-2M8.750 25.600c2.620 0 2.620-2 5.250-2s2.620 2 5.250 2"
      />
    </svg>
  );
}
