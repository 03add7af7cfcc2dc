/**
 * Replacements for characters outside the payment character set that do not decompose into a Latin letter and marks.
 * Lower case; capitals follow. Latin, Greek and Cyrillic as in the European Payments Council's best practices
 * (EPC217-08), with the remaining letters of Ukrainian, Serbian, Macedonian and Belarusian added.
 */
export const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', œ: 'oe', ı: 'i', ħ: 'h', ŋ: 'n', ŧ: 't', ə: 'a' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm' },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht' },
  ...{ ъ: 'a', ь: 'y', ю: 'yu', я: 'ya', ё: 'e', ы: 'y', э: 'e', і: 'i', ї: 'i', є: 'ie', ґ: 'g', ў: 'u' },
  ...{ ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz', ѓ: 'g', ќ: 'k', ѕ: 'dz' },
};

/** Signs; what is in neither table becomes a full stop. */
export const SIGNS: Readonly<Record<string, string>> = {
  '&': '+',
  '@': '(at)',
  _: '-',
  '~': '-',
  '–': '-',
  '—': '-',
  '‑': '-',
  '·': '-',
  '•': '-',
  '"': "'",
  '`': "'",
  '´': "'",
  '‘': "'",
  '’': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '«': "'",
  '»': "'",
  '[': '(',
  '{': '(',
  '<': '(',
  ']': ')',
  '}': ')',
  '>': ')',
  '\\': '/',
  '|': '/',
  ';': ',',
  '…': '...',
  '€': 'EUR',
  '£': 'GBP',
  '¿': '?',
  '№': 'No',
};
