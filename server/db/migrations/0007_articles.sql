ALTER TABLE "news" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "updated_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "alt_bg" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "alt_en" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "focus_x" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "focus_y" integer;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "published_news_has_dates" CHECK ("news"."published_at" is null or "news"."updated_at" is not null);--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "focus_is_a_point" CHECK (("news"."focus_x" is null) = ("news"."focus_y" is null));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "focus_is_in_the_picture" CHECK ("news"."focus_x" between 0 and 100 and "news"."focus_y" between 0 and 100);