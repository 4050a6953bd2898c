// The arcade of the arena: arches with a torch in each.

export const Arcade = () => (
  <svg class="hg-arcade" aria-hidden="true" width="100%" height="58">
    <defs>
      <pattern id="hg-arch" width="68" height="58" patternUnits="userSpaceOnUse">
        <rect width="68" height="58" fill="var(--st-white)" />
        <path d="M0 4h68M0 8h68" stroke="var(--st-ink)" stroke-width="1.200" />
        <path d="M12 58V34a22 22 0 0 1 44 0v24z" fill="var(--st-ink)" />
        <path d="M8 58V34a26 26 0 0 1 52 0v24" fill="none" stroke="var(--st-ink)" stroke-width="1.600" />
        <path d="M-3 58V30h6v28M65 58V30h6v28" fill="none" stroke="var(--st-ink)" stroke-width="1.400" />
        <path d="M-6 30h12M62 30h12" stroke="var(--st-red)" stroke-width="4" />
        <circle cx="34" cy="38" r="11" fill="var(--gold-hi)" fill-opacity=".200" />
        <path d="M34 28c5 6 6 9 3 13h-6c-3-4-2-7 3-13z" fill="var(--gold-hi)" />
        <path d="M32.500 42h3v12h-3z" fill="var(--bronze)" />
      </pattern>
    </defs>
    <rect width="100%" height="58" fill="url(#hg-arch)" />
    <rect y="56" width="100%" height="2" fill="var(--st-ink)" />
  </svg>
);
