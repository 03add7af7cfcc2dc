import type { Locator, Page } from 'playwright-core';

interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The ways a file gets into a field, as the browser itself offers them; `field` is the part of the page with the field in it. */
export function uploadSteps(page: Page, field: Locator) {
  const zone = field.locator('.hp-drop');
  return {
    zone,
    /** A button of the field opens the browser's own chooser, or the camera where `camera` is its button. */
    async choose(button: string, picture: Picture): Promise<void> {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        zone.getByRole('button', { name: button }).click(),
      ]);
      await chooser.setFiles(picture);
    },
    /** A picture is copied elsewhere, then pasted by its keys while the field has the focus. */
    async paste(): Promise<void> {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
        const pen = canvas.getContext('2d');
        pen?.fillRect(40, 40, 200, 100);
        const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
        if (picture) await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      });
      await zone.getByRole('button').first().focus();
      await page.keyboard.press('ControlOrMeta+v');
    },
    /** A file is dragged in from the desktop and let go over the field. */
    async drop(path: string): Promise<void> {
      await zone.scrollIntoViewIfNeeded();
      const box = await zone.boundingBox();
      if (!box) throw new Error('there is nothing to drop a file on');
      const session = await page.context().newCDPSession(page);
      const at = { x: box.x + box.width / 2, y: box.y + box.height - 8 };
      const data = { items: [], files: [path], dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await session.send('Input.dispatchDragEvent', { type, ...at, data });
      await session.detach();
    },
  };
}
