<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Keeps backslashes. Gravity Forms removes one level of slashes from `$_POST`, which WordPress adds to real posts;
 * GraphQL and JSON put the values there as they were typed.
 */
final class SlashedValues implements Feature
{
    private bool $arePlain = false;

    public function register(): void
    {
        add_filter('gform_pre_process', [$this, 'addSlashes'], PHP_INT_MIN);
    }

    /** Call before a submission whose values were not posted by a web page. */
    public function expectPlainValues(): void
    {
        $this->arePlain = true;
    }

    public function addSlashes($form)
    {
        if ($this->arePlain) {
            // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Gravity Forms checks the submission.
            $_POST = wp_slash($_POST);
            $this->arePlain = false;
        }
        return $form;
    }
}
