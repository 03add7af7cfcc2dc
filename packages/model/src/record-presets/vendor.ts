import { ref } from '@homeport/grammar';

/** Who supplies something: the provider that policies and services name too. Their bills name whom finance pays. */
export const vendor = (label = 'Vendor') => ref(label, 'serviceProvider');
