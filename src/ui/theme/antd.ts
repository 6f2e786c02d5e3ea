import { theme as antdTheme, type ThemeConfig } from 'antd';
import { dark, fontFamily, light, type Tokens } from './tokens';

export type ThemeName = 'light' | 'dark';

type Algorithm = typeof antdTheme.defaultAlgorithm;

/** antd derives shades of its own from our colours, duller in the dark and grey behind an alert: where we have one, ours stands. */
const exact =
  (t: Tokens, derive: Algorithm): Algorithm =>
  (seed) => ({
    ...derive(seed),
    colorPrimary: t.brand,
    colorLink: t.brand,
    colorError: t.danger,
    colorInfoBg: t['info-soft'],
    colorErrorBg: t['danger-soft'],
    colorWarningBg: t['warning-soft'],
    colorSuccessBg: t['success-soft'],
  });
/** Made once: antd draws every style anew for another algorithm. */
const ALGORITHMS = { light: exact(light, antdTheme.defaultAlgorithm), dark: exact(dark, antdTheme.darkAlgorithm) };

/** What is pressed with a finger must be 44 px high (style of phones); a mouse needs less. */
const TOUCH = '(pointer: coarse)';
const NO_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * antd's theme from our tokens; `scale` 1 is the font-size control at its default. People who asked their machine for less motion get
 * none: antd must know, as it waits for the end of every transition it begins.
 */
export function antdThemeOf(name: ThemeName, scale: number): ThemeConfig {
  const t = name === 'dark' ? dark : light;
  const px = (size: number) => Math.round(size * scale);
  return {
    algorithm: ALGORITHMS[name],
    hashed: false,
    token: {
      fontFamily,
      fontSize: px(14),
      controlHeight: px(window.matchMedia(TOUCH).matches ? 44 : 36),
      borderRadius: 8,
      borderRadiusSM: 6,
      wireframe: false,
      colorPrimary: t.brand,
      colorPrimaryHover: t['brand-strong'],
      colorPrimaryActive: t['brand-strong'],
      colorInfo: t.info,
      colorSuccess: t.success,
      colorWarning: t.warning,
      colorError: t.danger,
      colorErrorText: t.danger,
      colorLink: t.brand,
      colorLinkHover: t['brand-strong'],
      colorText: t.text,
      colorTextSecondary: t['text-soft'],
      colorTextTertiary: t['text-faint'],
      colorTextDescription: t['text-faint'],
      colorTextPlaceholder: t['text-faint'],
      colorTextDisabled: t['text-faint'],
      colorTextLightSolid: t['on-brand'],
      colorBgLayout: t.bg,
      colorBgContainer: t.surface,
      colorBgElevated: t.raised,
      colorBgSpotlight: t.bubble,
      colorBorder: t['border-strong'],
      colorBorderSecondary: t.border,
      colorSplit: t.border,
      controlOutline: t['brand-soft'],
      boxShadowSecondary: t.shadow,
      motion: !window.matchMedia(NO_MOTION).matches,
      motionDurationSlow: '0.2s',
      motionDurationMid: '0.15s',
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 600,
        primaryColor: t['on-brand'],
        dangerColor: t['on-brand'],
      },
      Table: {
        headerBg: t.surface,
        headerColor: t['text-soft'],
        headerSplitColor: 'transparent',
        headerSortActiveBg: t.surface,
        headerSortHoverBg: t.hover,
        bodySortBg: 'transparent',
        borderColor: t.border,
        rowHoverBg: t.hover,
        rowSelectedBg: t['brand-soft'],
        rowSelectedHoverBg: t['brand-soft'],
        cellPaddingBlock: Math.max(4, Math.round(9 - (scale - 1) * 6)),
        cellPaddingInline: 12,
        cellPaddingInlineSM: 10,
        cellFontSize: px(14),
      },
      Tooltip: { colorTextLightSolid: t['on-bubble'] },
      Steps: { colorTextLightSolid: t['on-brand'] },
      Form: { labelColor: t['text-soft'], verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
      Drawer: { paddingLG: 24 },
      Notification: { width: 400 },
      Segmented: { trackBg: t.sunken, itemSelectedBg: t.surface },
    },
  };
}
